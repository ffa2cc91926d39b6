/** People a message mentions, said from our side: "mi mamá" → "tu mamá", "papi" → "tu papá". */
import type { Address } from '../intake/style-profile.ts';
import type { Token } from './tokens.ts';

export type PersonMentioned = { theirs: string; ours: string };

const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split(/\s+/)
      .map((entry) => {
        const [plain = '', written = plain] = entry.split(':');
        return [plain, written] as const;
      }),
  );

/** Plain spelling to the written one. */
const SPANISH = pairs(`
  mama:mamá papa:papá madre padre hermana hermano hermanos hermanas hermanita:hermana hermanito:hermano hijo hija hijos hijas bebe:bebé
  abuela abuelo abuelita:abuela abuelito:abuelo tia:tía tio:tío prima primo sobrina sobrino esposa esposo marido mujer novia novio pareja ex
  exnovio exnovia exesposo exesposa suegra suegro cuñada cuñado cunada:cuñada cunado:cuñado nuera yerno papas:papás padres familia
  señora senora:señora jefa jefe amiga amigo amigas amigos compañera compañero companera:compañera companero:compañero comadre compadre vecina vecino
  profesora profesor psicologa:psicóloga psicologo:psicólogo doctora doctor nieta nieto padrastro madrastra polola pololo hijastra hijastro
  roomie socio socia perro perra gato gata patrona patron:patrón`);
/** Many are written the same in both. */
const PORTUGUESE: ReadonlyMap<string, string> = new Map([
  ...SPANISH,
  ...pairs(`
  mae:mãe pai irma:irmã irmao:irmão filho filha filhos avo:avó bebe:bebê marido esposa mulher namorada namorado sogra sogro tia tio prima primo chefe
  vizinha vizinho pais familia:família`),
]);
/** "papi" alone is somebody's father only where the person writes of him without "mi". */
const PET_NAMES: Readonly<Record<string, string>> = { papi: 'papá', mami: 'mamá', apa: 'papá', ama: 'mamá' };
const MINE = new Set(['mi', 'mis', 'meu', 'minha', 'meus', 'minhas']);
const NOT_NAMES = new Set(
  'Venezuela Bolivia Ecuador Uruguay Paraguay Cuba Haití España Miami Cali Bogotá Medellín Barranquilla Monterrey Puebla Toluca Guadalajara Quito Caracas Arequipa Cusco Buenos Córdoba Rosario Mendoza Montevideo Asunción Valparaíso Concepción Recife Salvador Rio São Dios Navidad Facebook Instagram Tiktok Whatsapp Google Netflix Chile Perú México Colombia Argentina Brasil Lima Santiago Terapeuta Juntos Deus Eu Yo La El Los Las Un Una Mi Que No Si Y Pero Covid Uber'.split(
    ' ',
  ),
);
const BEFORE_NAMES = new Set(['con', 'a', 'de', 'com', 'para', 'por', 'que', 'extraño', 'amo']);

function ourPossessive(theirs: string, address: Address): string {
  if (address === 'voce')
    return (
      { mi: 'seu', mis: 'seus', meu: 'seu', minha: 'sua', meus: 'seus', minhas: 'suas' }[theirs] ?? 'seu'
    );
  const plural = theirs.endsWith('s');
  return (address === 'usted' ? 'su' : 'tu') + (plural ? 's' : '');
}
function isName(token: Token | undefined): boolean {
  return Boolean(token && /^\p{Lu}\p{Ll}{2,}$/u.test(token.text) && !NOT_NAMES.has(token.text));
}

export function findPeople(tokens: readonly Token[], address: Address): PersonMentioned[] {
  const people: PersonMentioned[] = [];
  const add = (theirs: string, ours: string) => {
    if (!people.some((it) => it.ours === ours)) people.push({ theirs, ours });
  };
  const roles = address === 'voce' ? PORTUGUESE : SPANISH;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const next = tokens[at + 1];
    const role = next && roles.get(next.flat);
    const written = next?.low === 'avô' ? 'avô' : role;
    if (MINE.has(token.flat) && next && written) {
      const named = isName(tokens[at + 2]) ? ` ${tokens[at + 2]?.text}` : '';
      add(`${token.low} ${next.low}${named}`, `${ourPossessive(token.flat, address)} ${written}${named}`);
      at += named ? 2 : 1;
      continue;
    }
    const pet = PET_NAMES[token.flat];
    if (
      pet &&
      address !== 'voce' &&
      !MINE.has(tokens[at - 1]?.flat ?? '') &&
      (token.flat === 'papi' || token.flat === 'mami')
    ) {
      add(token.low, `${ourPossessive('mi', address)} ${pet}`);
      continue;
    }
    if (MINE.has(token.flat) && next && PET_NAMES[next.flat]) {
      add(`${token.low} ${next.low}`, `${ourPossessive(token.flat, address)} ${PET_NAMES[next.flat]}`);
      at++;
      continue;
    }
    // "un vecino, Walter, que…"
    const isIntroduced = tokens[at - 1]?.text === ',' && roles.has(tokens[at - 2]?.flat ?? '');
    if (isIntroduced && isName(token)) add(token.text, token.text);
    if (at > 0 && isName(token) && BEFORE_NAMES.has(tokens[at - 1]?.flat ?? '')) add(token.text, token.text);
  }
  return people;
}
