/**
 * What may be sent to whom, and how often. An address that nobody has shown to be theirs may be anybody's: it gets the
 * mail by which it is shown, and no other.
 */

/** Somebody shows by it that an address is theirs. */
export type ProvingMail = 'verify-email' | 'reset-password' | 'confirm-subscription';
/** Tells the owner of an address something. */
export type ToldMail =
  | 'known-email'
  | 'password-told'
  | 'google-told'
  | 'account-leaving'
  | 'account-gone'
  | 'payment-receipt'
  | 'payment-refunded';

export type MailCause = {
  /** Who has it sent: an account, or the address of a network. */
  from: string;
} & ({ kind: ProvingMail } | { kind: ToldMail; isProved: boolean });

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Of one kind to one address: whoever mistypes and tries again notices nothing. */
const TO = [
  { windowMs: HOUR_MS, most: 4 },
  { windowMs: DAY_MS, most: 8 },
];
/** From one sender, behind whose address a whole neighbourhood may share a mobile network. */
const FROM = [
  { windowMs: HOUR_MS, most: 60 },
  { windowMs: DAY_MS, most: 200 },
];

/** What is counted before a mail is sent, and how often it may be. */
export function countedFor({ kind, from }: MailCause, to: string) {
  return [
    ...TO.map((limit) => ({ ...limit, name: `mail ${limit.windowMs} to ${kind} ${to}` })),
    ...FROM.map((limit) => ({ ...limit, name: `mail ${limit.windowMs} from ${from}` })),
  ];
}
