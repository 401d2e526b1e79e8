/** A fingerprint of what is built from the checkout at `root`, or here. */
export function sourceFingerprint(root?: string): string
