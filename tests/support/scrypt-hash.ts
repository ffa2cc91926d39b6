import { hashPassword } from 'better-auth/crypto';

/** A password as the first accounts have it. */
export const scryptHash = (password: string): Promise<string> => hashPassword(password);
