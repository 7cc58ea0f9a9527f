const LONGEST = 200;
const LONGEST_EXTENSION = 20;
const FALLBACK = 'Datei';

/** Control, format and line characters, bidirectional marks and unassigned characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu;

/** Endings that a system would execute on a double click. */
const EXECUTABLE = new Set(
  (
    'exe com bat cmd scr pif cpl msi msp mst msc jar jnlp class js jse mjs cjs vbs vbe wsf wsh ws hta ' +
    'ps1 ps1xml ps2 psm1 psd1 psc1 sh bash zsh csh ksh fish command app appimage run pkg deb rpm apk ' +
    'dll so dylib sys drv ocx reg inf scf lnk url desktop gadget application'
  ).split(' '),
);

/** Names of devices on Windows, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³])\s*(?:\.|$)/i;

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Whether the name ends like a program. */
export const isExecutableName = (name: string) => EXECUTABLE.has(extensionOf(name));

/**
 * The name without path, invisible characters, and dots or spaces at its ends, at most 200 characters with the ending
 * kept, and no device; empty for a name of such characters alone.
 */
export function cleanFileName(sent: string): string {
  const last = sent.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const bare = last
    .replaceAll(INVISIBLE, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    // Only after another character: else each character of a long row would search for the end.
    .replace(/(?<![. ])[. ]+$/, '');
  const name = DEVICE.test(bare) ? `_${bare}` : bare;
  if (name.length <= LONGEST) return name;
  const extension = extensionOf(name);
  const ending = extension && extension.length <= LONGEST_EXTENSION ? name.slice(-(extension.length + 1)) : '';
  return (
    name
      .slice(0, LONGEST - ending.length)
      .toWellFormed()
      .replace(/\uFFFD$/, '')
      .trimEnd() + ending
  );
}

/** The clean name, or a default name for an empty one. */
export const safeFileName = (sent: string | undefined) => cleanFileName(sent ?? '') || FALLBACK;
