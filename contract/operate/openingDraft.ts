import * as v from 'valibot'

const line = (max: number) => v.pipe(v.string(), v.maxLength(max))

/**
 * The draft of a building that is being opened, as far as the operator has got. Each step checks its section
 * (`rules/operate/openingSteps.ts`); opening checks all of them.
 */
export const openingDraft = v.object({
  /** The white-label of other buildings that this one joins; then it has no brand and host of its own. Empty for a new one. */
  whitelabel: v.optional(line(36)),
  brand: v.optional(
    v.object({
      name: line(80),
      primary_color: line(9),
      secondary_color: line(9),
      terms_url: line(2000),
      privacy_url: line(2000),
      support_email: line(320),
    }),
  ),
  host: v.optional(line(253)),
  building: v.optional(
    v.object({
      name: line(120),
      address_1: line(200),
      locality: line(200),
      timezone: line(80),
      /** The first one is the building's default: `de_DE`. */
      languages: v.pipe(v.array(line(10)), v.maxLength(12)),
    }),
  ),
  companies: v.optional(
    v.pipe(
      v.array(v.object({ name: line(120), domains: v.pipe(v.array(line(253)), v.maxLength(20)) })),
      v.maxLength(300),
    ),
  ),
  /** The pictures and the font of brand and building: addresses of the web, or of uploaded files. */
  pictures: v.optional(
    v.object({
      logo_url: v.optional(line(2000)),
      header_image_url: v.optional(line(2000)),
      theme_font: v.optional(line(300)),
      theme_font_url: v.optional(line(200)),
      image_url: v.optional(line(2000)),
    }),
  ),
  /** What the building starts with; the names of `starterSet`. */
  content: v.optional(v.pipe(v.array(line(40)), v.maxLength(20))),
})
export type OpeningDraft = v.InferOutput<typeof openingDraft>

/** What a new building can start with. */
export const starterSet = [
  'welcome',
  'meetingRoom',
  'visitors',
  'amenities',
  'helpDesk',
  'suite',
] as const
export type Starter = (typeof starterSet)[number]
export const isStarter = (name: string): name is Starter => starterSet.some((each) => each === name)
