import { z } from 'zod';

export const devicesSchema = z.object({
  devices: z.array(
    z.object({
      id: z.string(),
      /** As far as the browser says; null when it says nothing we know. */
      browser: z.string().nullable(),
      system: z.string().nullable(),
      signedInAt: z.string(),
      lastAt: z.string(),
      isThis: z.boolean(),
    }),
  ),
});
export type Device = z.infer<typeof devicesSchema>['devices'][number];

/** The first that is found counts: Edge and Opera call themselves Chrome, and Chrome calls itself Safari. */
const BROWSERS: [name: string, sign: string][] = [
  ['Edge', 'Edg'],
  ['Opera', 'OPR/'],
  ['Samsung Internet', 'SamsungBrowser'],
  ['Firefox', 'Firefox'],
  ['Firefox', 'FxiOS'],
  ['Chrome', 'Chrome'],
  ['Chrome', 'CriOS'],
  ['Safari', 'Safari'],
];
const SYSTEMS: [name: string, sign: string][] = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac', 'Mac OS'],
  ['ChromeOS', 'CrOS'],
  ['Linux', 'Linux'],
];

export function deviceOf(userAgent: string | null): Pick<Device, 'browser' | 'system'> {
  const named = (list: [string, string][]) => list.find(([, sign]) => userAgent?.includes(sign))?.[0] ?? null;
  return { browser: named(BROWSERS), system: named(SYSTEMS) };
}
