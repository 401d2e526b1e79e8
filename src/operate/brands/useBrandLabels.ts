import { useLingui } from '@lingui/react/macro'

/** The labels of the fields of a brand, for conflicts. */
export function useBrandLabels(): Record<string, string> {
  const { t } = useLingui()
  return {
    brand: t`Name of the brand`,
    host: t`Host name`,
    family: t`Kind of sign-in`,
    public_ready: t`Open`,
    support_email: t`Email for questions`,
    help_desk_email: t`Email of the help desk`,
    eula_link: t`Terms of use`,
    privacy_policy: t`Privacy policy`,
    logo_url: t`Logo`,
    header_image_url: t`Picture behind the sign-in`,
    primary_color: t`Main color of all buildings`,
    secondary_color: t`Second color of all buildings`,
    theme_primary_color: t`Main color`,
    theme_secondary_color: t`Second color`,
    theme_primary_font_color: t`Text on the main color`,
    theme_font: t`Font`,
    theme_font_url: t`File of the font`,
    is_avatar_visible: t`Show pictures of people`,
    guest_buildings: t`Buildings for guests`,
  }
}
