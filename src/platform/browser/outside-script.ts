// A script of another site, for the one page that may ask for it. It counts as loaded only if it left what it is for:
// blockers answer with an empty file, and some networks with nothing at all.

/** @returns whether the script came and `isThere` afterwards */
export function loadOutsideScript(
  url: string,
  isThere: () => boolean,
  withinMilliseconds: number,
): Promise<boolean> {
  if (isThere()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const settle = (isLoaded: boolean) => {
      clearTimeout(timer);
      if (!isLoaded) script.remove();
      resolve(isLoaded);
    };
    const timer = setTimeout(() => settle(false), withinMilliseconds);
    script.addEventListener('load', () => settle(isThere()));
    script.addEventListener('error', () => settle(false));
    script.src = url;
    script.async = true;
    document.head.append(script);
  });
}
