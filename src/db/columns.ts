import { customType, timestamp } from 'drizzle-orm/pg-core';

/** An AES-256-GCM value (platform/crypto.server.ts). */
export const sealed = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
