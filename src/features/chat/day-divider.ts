const sameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString();

/** How a language names days. */
export type DayNames = { tag: string; today: string; yesterday: string };

/** The divider above a message: "Hoy, 9:40", "Ayer, 23:10", "Lunes, 9:40", "8 de noviembre". */
export function dayDivider(at: string, now: Date, { tag, ...names }: DayNames): string {
  const then = new Date(at);
  const time = then.toLocaleTimeString(tag, { hour: 'numeric', minute: '2-digit' });
  if (sameDay(then, now)) return `${names.today}, ${time}`;
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (sameDay(then, yesterday)) return `${names.yesterday}, ${time}`;
  const days = (now.getTime() - then.getTime()) / 86_400_000;
  if (days > 6) {
    const isThisYear = then.getFullYear() === now.getFullYear();
    return then.toLocaleDateString(tag, {
      day: 'numeric',
      month: 'long',
      year: isThisYear ? undefined : 'numeric',
    });
  }
  const weekday = then.toLocaleDateString(tag, { weekday: 'long' });
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}, ${time}`;
}

/** Whether a message opens a day that the one before it did not. */
export function opensDay(at: string, before: string | undefined): boolean {
  return !before || !sameDay(new Date(at), new Date(before));
}
