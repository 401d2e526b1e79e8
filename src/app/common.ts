/**
 * What the sign-in and the screens behind it both show. The app's first file carries it, where each part
 * would be a file of its own otherwise.
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
