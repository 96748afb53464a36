import { isFull } from "#e2e/scope.ts";

/**
 * Which of the values to try with the call of this index: the full run tries all of them with every call. Otherwise every call gets
 * one value and every value some calls, which is enough where one function reads the value for all calls.
 */
export function rotate<T>(values: readonly T[], index: number): T[] {
  return isFull ? [...values] : values.filter((_value, position) => position === index % values.length);
}
