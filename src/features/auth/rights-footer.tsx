export function RightsFooter() {
  return <p className="quiet">© {new Date().getFullYear()} Juntos. Todos los derechos reservados.</p>;
}
