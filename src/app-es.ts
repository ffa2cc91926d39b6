import es from '../content/es/app.ts';
import { startApp } from './app.tsx';

startApp('es', es, () => import('../content/es/tu.ts'));
