/** What a password has to be, wherever one is chosen. */
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { isCommonPassword } from './common-password.ts';
import { PASSWORD_MIN_LENGTH } from './sign-up-form.ts';

export const PASSWORD_MAX_LENGTH = 256;

export const newPassword = z
  .string()
  .min(PASSWORD_MIN_LENGTH, { error: `Usa ${PASSWORD_MIN_LENGTH} letras o más.` })
  .max(PASSWORD_MAX_LENGTH, { error: `Usa hasta ${PASSWORD_MAX_LENGTH} letras.` });

/**
 * @param own what others know of the person, such as name and e-mail
 * @throws AppError common_password
 */
export function requireUncommon(password: string, own: readonly string[]): void {
  if (isCommonPassword(password, own)) throw new AppError('common_password');
}
