import pt from '../content/pt/app.ts';
import { startApp } from './app.tsx';

startApp('pt', pt, () => import('../content/pt/tu.ts'));
