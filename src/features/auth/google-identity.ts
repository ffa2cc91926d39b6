import { z } from 'zod';

/** What an ID token of Google says of a person, once its signature, audience, issuer and age are right. */
export const googleClaims = z
  .object({
    /** Who it is at Google, for good; the address may pass to somebody else. */
    sub: z.string().min(1).max(255),
    email: z.email().max(320),
    email_verified: z.literal(true),
    nonce: z.string().min(1).max(200),
    name: z.string().max(400).optional(),
    given_name: z.string().max(400).optional(),
    family_name: z.string().max(400).optional(),
    /** The organisation that gave the account, if one did. */
    hd: z.string().max(255).optional(),
  })
  .transform(({ email_verified: _, given_name, family_name, ...claims }) => ({
    ...claims,
    email: claims.email.toLowerCase(),
    givenName: given_name ?? '',
    familyName: family_name ?? '',
  }));
export type GoogleIdentity = z.output<typeof googleClaims>;

type Mailbox = Pick<GoogleIdentity, 'email' | 'hd'>;

/** A mailbox of Google's own, which never passes to another person. */
export function isGmail({ email }: Pick<Mailbox, 'email'>): boolean {
  return /@(gmail|googlemail)\.com$/.test(email);
}

/** Whether Google itself delivers this mail; of any other address it only knows who once had it. */
export function isRunByGoogle(mailbox: Mailbox): boolean {
  return isGmail(mailbox) || Boolean(mailbox.hd);
}
