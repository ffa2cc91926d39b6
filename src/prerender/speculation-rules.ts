import { APP_PATHS } from '../routes.ts';

/**
 * The next page begins to load when a link is pressed: a head start that costs no data to whoever only looks.
 * The app area and calls are left alone. The text's hash is in the policy.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: ['/api/*', '/preguntas*', '/pt/preguntas*', '/blog/buscar*', ...plainAppPaths()],
            },
          },
        ],
      },
      eagerness: 'conservative',
    },
  ],
});

function plainAppPaths(): string[] {
  return APP_PATHS.filter((path) => !path.includes('/preguntas'));
}
