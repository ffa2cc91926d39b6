import en from '../content/en/app.ts';
import { startApp } from './app.tsx';

startApp('en', en);
