/** Stands above every form to write to us: nobody answers there at once. */
export function CrisisNote() {
  return (
    <p className="notice">
      Si estás en crisis, no uses este formulario. Nadie lo lee al momento. Entra a{' '}
      <a href="/ayuda-ahora">Ayuda ahora</a> y llama.
    </p>
  );
}
