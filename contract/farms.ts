import * as v from 'valibot'

/** A server that developers try the app with. `url` is where its API is, such as `https://one.farm.example/api`. */
export const farm = v.object({
  description: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  url: v.pipe(v.string(), v.maxLength(500)),
})

/** What the list service answers, which is none of our endpoints. */
export const farmList = v.object({ data: v.pipe(v.array(farm), v.maxLength(500)) })

export type Farm = v.InferOutput<typeof farm>
