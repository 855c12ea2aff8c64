import "@mantine/core/styles/Tooltip.layer.css";

export { Tooltip } from "@mantine/core";
