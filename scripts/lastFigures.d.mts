export function compareFigures(
  section: string,
  figures: readonly { name: string; value: number; spread?: number; goal?: number }[],
): void
