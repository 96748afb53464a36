import type { ComponentType } from "react";

/** The settings of a block as they are stored or typed, which may not be valid yet. */
export type Settings = Record<string, unknown>;

export type BlockFieldsProps = {
  props: Settings;
  onChange: (props: Settings) => void;
  /** By the name of the setting. */
  errors: Record<string, string | undefined>;
};

/** The controls for a block's settings; a kind without settings has none. */
export type BlockFields = ComponentType<BlockFieldsProps>;

/** What a field of the admin needs for a setting that is a text, a number or one of some words. */
export const bindSetting =
  ({ props, onChange, errors }: BlockFieldsProps) =>
  (name: string, preset = "") => ({
    name: `props.${name}`,
    value: String(props[name] ?? preset),
    onChange: (value: string) => onChange({ ...props, [name]: value }),
    error: errors[name],
  });

/** The same for a setting that is a list of ids. */
export const bindIds =
  ({ props, onChange, errors }: BlockFieldsProps) =>
  (name: string) => ({
    name: `props.${name}`,
    value: Array.isArray(props[name]) ? props[name].map(String) : [],
    onChange: (ids: string[]) => onChange({ ...props, [name]: ids.map(Number) }),
    error: errors[name],
  });
