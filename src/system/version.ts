/** The version of package.json, which would be in the bundle as a whole. A test compares the two. */
export const headstartVersion = '0.1.0'
