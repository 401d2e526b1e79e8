/**
 * Modules that both the sign-in and the screens after it render. Imported here, they are part of
 * the app's first chunk instead of one chunk each.
 */
import '@contract/images'
import '@shared/Brandmark'
import '@shared/cdnUrlOf'
import '@shared/routerLink'
import '@ui/rendering/useIsHydrated'
import '@shared/useBrand'
import '@ui/button/Button'
import '@ui/button/IconButton'
import '@ui/notice/Notice'
import '@ui/spinner/Spinner'
import '@ui/theme/hero.css'
