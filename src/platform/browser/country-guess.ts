/** Countries Juntos has help lines for, with the time zones that give them away. No GPS, ever. */
const ZONES: Record<string, string> = {
  AR: 'Argentina Buenos_Aires Cordoba Rosario Mendoza Catamarca Jujuy',
  BO: 'La_Paz',
  BR: 'Sao_Paulo Bahia Fortaleza Recife Manaus Belem Cuiaba Campo_Grande Porto_Velho Rio_Branco Maceio Araguaina Boa_Vista Noronha Santarem Eirunepe',
  CL: 'Santiago Punta_Arenas Coyhaique Easter',
  CO: 'Bogota',
  CR: 'Costa_Rica',
  CU: 'Havana',
  DO: 'Santo_Domingo',
  EC: 'Guayaquil Galapagos',
  ES: 'Madrid Canary Ceuta',
  GT: 'Guatemala',
  HN: 'Tegucigalpa',
  MX: 'Mexico_City Cancun Merida Monterrey Matamoros Chihuahua Ciudad_Juarez Ojinaga Mazatlan Bahia_Banderas Hermosillo Tijuana',
  NI: 'Managua',
  PA: 'Panama',
  PE: 'Lima',
  PR: 'Puerto_Rico',
  PY: 'Asuncion',
  SV: 'El_Salvador',
  US: 'New_York Chicago Denver Los_Angeles Phoenix Detroit Boise Anchorage Honolulu Indiana Kentucky North_Dakota',
  UY: 'Montevideo',
  VE: 'Caracas',
};

/** ISO 3166 alpha-2 for an IANA zone such as "America/Argentina/Salta", or null. */
export function countryOfZone(zone: string): string | null {
  const names = zone.split('/').slice(1);
  for (const [country, zones] of Object.entries(ZONES)) {
    if (zones.split(' ').some((name) => names.includes(name))) return country;
  }
  return null;
}

export function guessCountry(): string | null {
  return countryOfZone(Intl.DateTimeFormat().resolvedOptions().timeZone ?? '');
}

/** Code and name in a language, in alphabetical order; the browser knows the names. */
export function countryChoices(tag: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  return Object.keys(ZONES)
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, tag));
}
