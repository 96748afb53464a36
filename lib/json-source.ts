/** What JSON.stringify turns into `Value`: wherever a text is expected, a Date gives its instant. */
export type JsonSource<Value> = Value extends string
  ? string extends Value
    ? Value | Date
    : Value
  : Value extends object
    ? { [Key in keyof Value]: JsonSource<Value[Key]> }
    : Value;
