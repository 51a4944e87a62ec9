import { sum } from 'lodash-es'

/** @param {number[]} sides */
export const circumference = (sides) => sum(sides)
