import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Checkbox.layer.css";
import "./checkbox.css";

export { Checkbox } from "@mantine/core";
