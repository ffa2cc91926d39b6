export function SkipLink({ label, target = 'contenido' }: { label: string; target?: string }) {
  return (
    <a className="skip-link" href={`#${target}`}>
      {label}
    </a>
  );
}
