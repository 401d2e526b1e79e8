import { flagNames, flagNotes, flagRegistry } from '@contract/flagRegistry'

/** docs/flags.md, generated from the flag registry. */
export function flagTable(): string {
  const rows = flagNames.map((name) => {
    const { key, default: isOn } = flagRegistry[name]
    const { decides, actsIn } = flagNotes[name]
    const places = actsIn.map((file) => `[${file.split('/').at(-1)}](../${file})`).join(', ')
    return `| \`${key}\` | ${decides} | ${isOn ? 'on' : 'off'} | ${places} |`
  })
  return `# Flags

Drawn by \`npm run flags\` from [contract/flagRegistry.ts](../contract/flagRegistry.ts), the one place that names a flag. How they
are asked for and by whom they are decided: [behaviour.md](behaviour.md#flags). How they are set: [operations.md](operations.md#flags).

| flag | what is there while it is on | default | acts in |
| --- | --- | --- | --- |
${rows.join('\n')}
`
}
