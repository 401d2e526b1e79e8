import type { Farm } from '@contract/farms'
import type { Persisted } from './persisted'

type OfFarm = { auth: unknown; authV2: unknown; farm: Farm | null }

/**
 * The stored root, limited to this page's farm. Values are written with the farm's name, and values
 * of another farm are ignored, so that no farm receives another farm's token. The farm outlives the
 * session.
 */
export function rootOfFarm<Root extends OfFarm>(
  root: Persisted<Root>,
  farm: Farm | null,
): Persisted<Root> {
  const signedOut = { auth: null, authV2: null, farm }
  const own = (value: Root | null): Root | null => {
    if (value === null || (value.farm?.url ?? null) === (farm?.url ?? null)) return value
    return signedOut as Root
  }
  return {
    key: root.key,
    parse: (text) => own(root.parse(text)),
    read: () => own(root.read()),
    write: (value) => {
      if (value === null && farm === null) root.write(null)
      else root.write({ ...(value ?? (signedOut as Root)), farm })
    },
  }
}
