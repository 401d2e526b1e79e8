import { type UtilityIconName, utilityIconPath } from '@contract/utilityIcons'

/** The files of the folder; a build inlines them. */
const drawings = import.meta.glob<string>('./icons/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The drawings for utilities by the path that serves them. */
export const utilityIconFiles: ReadonlyMap<string, string> = new Map(
  Object.entries(drawings).map(([file, svg]) => {
    const name = file.replace(/^.*\/|\.svg$/g, '') as UtilityIconName
    return [utilityIconPath(name), svg]
  }),
)
