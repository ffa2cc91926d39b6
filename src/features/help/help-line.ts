/** What is known of a help line, and of the lines of a country as the table writes them. */
import type { PanelLine } from './panel-line.ts';

/** Local hours of the country, 0..24; days as in Date: 0 is Sunday. */
export type HourSpan = { days: readonly number[]; from: number; to: number };
export type Hours = { always: true } | { spans: readonly HourSpan[] };
/** ok: two or more recent sources. recheck: solid but dated. single: one source. */
export type Confidence = 'ok' | 'recheck' | 'single';

export type HelpLine = {
  id: string;
  /** ISO 3166 alpha-2. */
  country: string;
  kind: PanelLine['kind'];
  label: string;
  number: string;
  /** What a tel: link dials; null when phones do not dial it by themselves. */
  dial: string | null;
  hours: Hours | null;
  free: boolean;
  /** Ways other than a call. */
  channels?: string;
  note: string;
  source: string;
  verifiedOn: string;
  confidence: Confidence;
};

/** A row of the table; what it leaves out comes from its country or from the plainest default. */
export type LineRow = Pick<HelpLine, 'id' | 'kind' | 'label' | 'number' | 'confidence'> &
  Partial<Pick<HelpLine, 'dial' | 'hours' | 'free' | 'channels' | 'note' | 'source' | 'verifiedOn'>>;

export type HelpCountry = { code: string; name: string; timeZone: string };
/** `source` null: the rows without one of their own are not shipped. */
export type CountryLines = HelpCountry & {
  source: string | null;
  verifiedOn: string;
  lines: readonly LineRow[];
};
