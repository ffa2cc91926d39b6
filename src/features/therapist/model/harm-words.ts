/**
 * Words that the readers of harm share: things that are named, people who help, ways of advising. All of it in lower case
 * and without accents, Spanish and Portuguese side by side. Pure.
 */
import { sifted } from '../../../platform/sifted.ts';

/** Any of these, as whole words. */
export const anyOf = (...parts: string[]): RegExp =>
  sifted(new RegExp(`(?<![a-z\\d])(?:${parts.join('|')})(?![a-z\\d])`));

/** One thing and, within a few words, another: in this order. */
export const near = (first: string, then: string, words = 6): string =>
  `(?:${first})(?: [a-z\\d.-]+){0,${words}}? (?:${then})`;

/** One thing and another, in either order. */
export const beside = (one: string, other: string, words = 6): string =>
  `${near(one, other, words)}|${near(other, one, words)}`;

export const CONDITION =
  '(?:depresi(?:on|vo|va)[a-z]*|depress[a-z]+|deprimid[oa]s?|bipolar[a-z]*|esquizo[a-z]*|psicosis|psicose|psicotic[a-z]*|tdah|autis[a-z]*|asperger|anorexi[a-z]*|bulimi[a-z]*|borderline|tlp|toc|tept|t[er]pt|estres(?:se)? (?:pos-?)?traumatico|distimi[a-z]*|[a-z]*fobia|burnout|trastorno[a-z]*|transtorno[a-z]*|sindromes?|ansiedad(?:e)? (?:generalizada|social|clinica|patologica|severa)|(?:ataques?|crises?|crisis) de (?:panico|ansiedade?|angustia)|panico|narcisis[a-z]*|psicopat[a-z]*|sociopat[a-z]*|hipocondri[a-z]*|maniac[a-z]*|hipoman[a-z]*|espectro|codependen[a-z]*|alcoholi(?:smo|c[oa])|alcooli(?:smo|s?tra)|paranoi[a-z]*|trauma complejo|neuros[a-z]*|neurotic[a-z]*|demencia|alzheimer|patologic[a-z]*|patolog[ií]a)';

export const MEDICINE =
  '(?:pastill[a-z]*|pildoras?|pilulas?|medicament[a-z]*|medicin(?:a|as)|medicacion|medicacao|(?<!(?:sin|que|mas|tiene|hay|sem) )remedios?(?! casero)|antidepres[a-z]*|ansioliti[a-z]*|calmantes?|tranquilizantes?|sedantes?|somnifer[a-z]*|dosis|doses?|gotas|comprimidos?|capsulas?|jarabe|xarope|melatonina|valeriana|[a-z]+(?:azepam|zolam|oxetina|etiapina|alopram|tralina|triptilina|faxina)|litio|zolpidem|pregabalina|ritalina|ibuprofeno|paracetamol|ketamina|psilocibina|hongos magicos|cogumelos|aceite de cbd|oleo de cbd|cbd)';

/** What people take instead. */
export const DRINK =
  '(?:(?:tragos?|traguito)(?! de agua)|copas?|copita|(?<=(?:de|con|un|el|tu|com|o|um|do) )vin(?:o|ho)|cervezas?|cervejas?|cervejinha|cachaca|aguardiente|ron|tequila|whisky|alcohol|alcool|marihuana|maconha|porros?|baseado|cannabis)';

/** Whoever knows about it, or gave it. */
export const PRESCRIBER =
  '(?:medic[oa]s?|doctora?|doutora?|psiquiatras?|psicolog[oa]s?|neurolog[oa]|ginecolog[oa]|farmac[a-z]+|recet[a-z]+|receit[a-z]+|te l[ao]s? (?:dio|mando|receto)|profesional|profissional)';

export const HELPER =
  '(?:psicolog[oa]s?|psiquiatras?|terap(?:eutas?|ias?)|medic[oa]s?|doctor(?:a|es)?|doutor(?:a|es)?|profesional(?:es)?|profissional|profissionais|especialistas?|consejer[oa]s?|conselheir[oa]s?|lineas?(?: de crisis)?|linhas?(?: de crise)?|cvv|caps|hospital|urgencias?|emergencias?|policia|grupo de apo[iy]o|ayuda|ajuda)';

export const KIN =
  '(?:mama|papa|mam[aá]e|mae|pai|pais|papas|padres?|madres?|familia(?:res)?|herman[oa]s?|irma|irmao|hij[oa]s?|filh[oa]s?|abuel[oa]s?|avo|amig[oa]s?|amigas|parejas?|parceir[oa]|espos[oa]|marido|gente|vecin[oa]s?|vizinh[oa]s?|prim[oa]s?|ti[oa]s?|profesor[ae]s?|professor[ae]s?)';

/** What was said by them, a doctor or anyone else is told back, not claimed. */
export const TOLD =
  /(?<![a-z])(?:dij(?:iste|eron|o)|dices|deci[ss]|dice|contaste|cuentas|mencion[a-z]+|nombraste|llamas|llamaste|preguntas|preguntaste|temes|tienes miedo|te asusta|sospechas|crees|creias|pensaste|piensas|sientes|sentiste|te (?:hablo|habl(?:o|aron)|explic[a-z]+|diagnostic[a-z]+|dieron|pusieron|llamaron)|le(?:s)? (?:diagnostic[a-z]+|pusieron|dieron|dijo|dijeron)|la palabra|segun|voce (?:disse|diz|falou|contou|pergunt[a-z]+|cham[a-z]+|acha|pensou|pensa|sente|sentiu|acredita|teme)|disser[a-z]+|falar(?:am|on)|deram|chamaram|o medico (?:disse|falou)|a palavra|segundo (?:o|a|seu|sua))(?![a-z])/;

/** Who does not know and will not say. */
export const LEAVES_IT =
  /(?<![a-z])(?:no (?:puedo|opino|se si|se que|sabria|soy quien|me toca|tengo un diagnostico|te voy a decir|es mio|hablemos|significa|quiere decir)|nao (?:posso|opino|sei se|sei o que|saberia|sou quem|tenho um diagnostico|vou te dizer|vamos falar|significa|quer dizer))(?![a-z])/;
