// Two files run at once. On PostgreSQL each file of journeys has a database of its own, as on PGlite: the postman of one
// server must not send the mail of another.
import { emptyPostgres } from './empty-database.ts';

const url = await emptyPostgres();
if (url) process.env.DATABASE_URL = url;
