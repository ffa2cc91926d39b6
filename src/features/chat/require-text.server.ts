import { AppError } from '../../platform/errors.ts';
import { MESSAGE_MAX_LENGTH } from './message-length.ts';

/** @throws AppError when there is nothing to read or too much */
export function requireText(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') throw new AppError('invalid_input', { text: 'Escribe algo antes de enviar.' });
  if (trimmed.length > MESSAGE_MAX_LENGTH) throw new AppError('message_too_long');
  return trimmed;
}
