import "@mantine/core/styles/UnstyledButton.layer.css";
import "@mantine/core/styles/ActionIcon.layer.css";
import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/PasswordInput.layer.css";
import "./input.css";
import "./password-input.css";
import { PasswordInput as LibraryInput, type PasswordInputProps } from "@mantine/core";

/** The library's, which does not say to a screen reader that what was typed is wrong. */
export function PasswordInput(props: PasswordInputProps) {
  return <LibraryInput aria-invalid={props.error ? true : undefined} {...props} />;
}
