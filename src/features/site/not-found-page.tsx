import { ButtonLink, HelpLink } from '../../ui/button.tsx';
import { TileBlock } from '../../ui/tiles.tsx';
import type { PublicPage } from './public-page.ts';
import { Shell } from './shell.tsx';

/** People in crisis mistype too: the help line stands beside the way home. */
export const page: PublicPage = {
  path: '/404',
  translation: { language: 'en', path: '/en/404' },
  title: 'No encontramos esta página - Juntos',
  description: 'Esta página no existe. Desde aquí puedes volver al inicio o pedir ayuda.',
  noindex: true,
  styles: 'site',
  sharedScript: true,
  content: (
    <Shell>
      <div className="not-found column">
        <TileBlock name="banca" columns={4} rows={2} className="not-found-tiles" />
        <div>
          <p className="not-found-code">404</p>
          <h1>No encontramos esta página.</h1>
          <p>Puede que la dirección tenga una letra de más. Nada de lo tuyo se perdió.</p>
          <ButtonLink kind="primary" href="/">
            Ir al inicio
          </ButtonLink>
          <p>
            ¿Te sientes en peligro? <HelpLink href="/ayuda-ahora">Ayuda ahora</HelpLink>
          </p>
        </div>
      </div>
    </Shell>
  ),
};
