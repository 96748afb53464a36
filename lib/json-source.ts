/** What JSON.stringify turns into `Value`: where a string is expected, a Date works too. */
export type JsonSource<Value> = Value extends string
  ? string extends Value
    ? Value | Date
    : Value
  : Value extends object
    ? { [Key in keyof Value]: JsonSource<Value[Key]> }
    : Value;
