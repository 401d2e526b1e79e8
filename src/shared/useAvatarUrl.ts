import type { User } from '@contract/users'
import { useAppServices } from './AppContext'
import { cdnUrlOf } from './cdnUrlOf'
import { useOwnColors } from './useOwnColors'

/**
 * The URL of a user's picture; null if initials replace it. The default avatar uses the brand's
 * colors; if the building has other colors, initials in those replace it.
 */
export function useAvatarUrl(user: Pick<User, 'avatar_url'> | null): string | null {
  const { deployment } = useAppServices()
  const tinted = useOwnColors()
  const face = user?.avatar_url || (tinted ? null : `/${deployment.defaultAvatarPath}`)
  return face === null ? null : cdnUrlOf(deployment, face)
}
