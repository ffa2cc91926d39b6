import { useState } from 'react';
import { withReturn } from '../../platform/browser/return-path.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TopBar } from '../help/top-bar.tsx';

/** What a signed-out person meets on a page that needs an account; closing leaves the two ways in behind. */
export function RestrictedScreen({ title, path }: { title: string; path: string }) {
  const [isOpen, setOpen] = useState(true);
  const ways = (
    <>
      <ButtonLink kind="primary" href={withReturn('/login', path)}>
        Ir a Login
      </ButtonLink>
      <ButtonLink href={withReturn('/signup', path)}>Crear cuenta</ButtonLink>
    </>
  );
  return (
    <>
      <TopBar />
      <main className="screen" id="contenido">
        <h1>{title}</h1>
        <p>Para entrar aquí necesitas una cuenta. Es gratis y puedes usar un apodo.</p>
        {!isOpen && <div className="dialog-actions">{ways}</div>}
      </main>
      <Dialog
        open={isOpen}
        title="Acceso Restringido"
        closeLabel="Cerrar"
        onClose={() => setOpen(false)}
        actions={ways}
      >
        <p>Debes iniciar sesión para acceder a esta sección.</p>
      </Dialog>
    </>
  );
}
